// A moved page keeps the fragment of the address that was asked for.
(function () {
  "use strict";
  var target = document.getElementById("pb.target");
  if (target && window.location.hash && target.href.indexOf("#") < 0) {
    window.location.replace(target.href + window.location.hash);
  }
})();
