# The two commands: `make site` builds the handbook of this repository, `make test` proves it.

PROGRAM = .build/release/patternbook
SWIFT_FILES = git ls-files -z -- 'Package.swift' 'Sources/*.swift' 'Tests/*.swift' \
	':!Tests/Fixtures'
SANITIZED = '^(SourceDiagnostics|YAMLReader|MarkdownReader)Tests'

.PHONY: site test check format lint sanitize speed fresh clean program

# Builds the program and with it the site in `_site`.
site: program
	$(PROGRAM) build
	@echo "The site is in $(CURDIR)/_site: open $(CURDIR)/_site/index.html"

program:
	@.tools/setup build
	swift build -c release --product patternbook

# Everything that is tested: Swift, the command line, the generated pages.
test:
	@.tools/setup test
	swift build -c release --build-tests
	swift test -c release --skip-build --disable-xctest
	$(PROGRAM) build
	@.tools/check $(PROGRAM) _site

# Checks the cards and pages of this repository without writing a site.
check: program
	$(PROGRAM) check

format:
	$(SWIFT_FILES) | xargs -0 swift format -i

lint:
	$(SWIFT_FILES) | xargs -0 swift format lint --strict

# The readers under the address and the thread sanitizer, each in its own build folder. XCTest
# leaks by itself, so only Swift Testing runs.
sanitize:
	@.tools/setup build
	swift test --scratch-path .build-sanitize/address --sanitize address --disable-xctest \
		--filter $(SANITIZED)
	swift test --scratch-path .build-sanitize/thread --sanitize thread --disable-xctest \
		--filter $(SANITIZED)

# 10,000 generated cards, against Hugo (Debian package `hugo`).
speed: program
	Tests/Speed/compare.sh $(PROGRAM)

# Both commands in a Debian that has nothing else; needs root and debootstrap.
fresh:
	Tests/Fresh/debootstrap.sh

# Build folders and the site; `.venv` stays, since it costs a download.
clean:
	rm -rf .build .build-sanitize _site
