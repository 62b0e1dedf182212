// Adds a "Copy code" button to every sample. Pages read in full without this file.
(function () {
  "use strict";

  var blocks = document.querySelectorAll("main .code");
  if (blocks.length === 0) { return; }

  var status = document.createElement("p");
  status.className = "copy-status";
  status.setAttribute("role", "status");
  document.querySelector("main").appendChild(status);

  // What a sample is called: its own label, its title, or the heading it stands under.
  function nameOf(block) {
    var pre = block.querySelector(":scope > pre[aria-label]");
    if (pre) { return pre.getAttribute("aria-label"); }
    var title = block.querySelector(".code-title");
    if (title) { return title.textContent.trim(); }
    var section = block.closest("section");
    var heading = section && section.querySelector("h2");
    return heading ? heading.textContent.trim() : "";
  }

  // The code of a sample: all its parts, without what is said about them.
  function codeOf(block) {
    return Array.from(block.querySelectorAll("pre"), function (pre) {
      return pre.textContent;
    }).join("");
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
      copy(codeOf(block)).then(
        function () { say(name ? "Copied: " + name : "Copied"); },
        function () { say("Not copied. Select the code and copy it by hand."); });
    });
    block.append(button);
  });
})();
