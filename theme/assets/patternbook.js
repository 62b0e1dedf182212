// Adds a "Copy code" button after every code block. Pages read in full without this file.
(function () {
  "use strict";

  var blocks = document.querySelectorAll("main .code > pre");
  if (blocks.length === 0) { return; }

  var status = document.createElement("p");
  status.className = "copy-status";
  status.setAttribute("role", "status");
  document.querySelector("main").appendChild(status);

  // What a block is called: its own label, its title, or the heading it stands under.
  function nameOf(block) {
    var label = block.getAttribute("aria-label");
    if (label) { return label; }
    var title = block.parentElement.querySelector(".code-title");
    if (title) { return title.textContent.trim(); }
    var section = block.closest("section");
    var heading = section && section.querySelector("h2");
    return heading ? heading.textContent.trim() : "";
  }

  function hidden(text) {
    var span = document.createElement("span");
    span.className = "visually-hidden";
    span.textContent = text;
    return span;
  }

  // A page from disk or from a plain http host has no clipboard object: copy a selection there.
  function copySelection(text) {
    var area = document.createElement("textarea");
    var before = document.activeElement;
    area.value = text;
    area.setAttribute("readonly", "");
    area.className = "visually-hidden";
    document.body.appendChild(area);
    area.select();
    var done = document.execCommand("copy");
    area.remove();
    if (before) { before.focus(); }
    return done ? Promise.resolve() : Promise.reject(new Error("not copied"));
  }

  function copy(text) {
    if (!navigator.clipboard) { return copySelection(text); }
    return navigator.clipboard.writeText(text).catch(function () { return copySelection(text); });
  }

  // Emptied first, so that the same words are announced a second time.
  function say(words) {
    status.textContent = "";
    window.setTimeout(function () { status.textContent = words; }, 100);
  }

  blocks.forEach(function (block) {
    var name = nameOf(block);
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.append("Copy code");
    if (name) { button.append(hidden(": " + name)); }
    button.addEventListener("click", function () {
      copy(block.textContent).then(
        function () { say(name ? "Copied: " + name : "Copied"); },
        function () { say("Not copied. Select the code and copy it by hand."); });
    });
    block.after(button);
  });
})();
