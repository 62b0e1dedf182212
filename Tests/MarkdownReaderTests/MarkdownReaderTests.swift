import MarkdownReader
import SourceDiagnostics
import Testing

@Test func dumpSome() {
  let texts = [
    "# Title `x` #\n\nHello *wor\nld* **b**\n> quote [a](b \"t\")\nlazy ![i](x.png)\n\n- a\n  - b `code`\n\n    para\n1. x\n\n```swift\nlet a = 1\n```\n",
    "|a|b *c*|\n|-|:-:|\n| x \\| y | `p\\|q` | z\n| 1\n\nSet\next\n===\n\n[^a]: Note *x*.\n\nSee[^a] https://x.org/a_b and me@x.org.\n",
    "[r]: http://a\n\n[r] [t][r] [r][] a\\*b &amp; c &copy;d <http://z.y> <b>x</b> ~~s~~ a  \nb\\\nc\n\n- [x] done\n- [ ] not [x]\n\n> ```\n> code\n> ```\n\n<div>\nhi\n</div>\n\n***bi** x*\n",
  ]
  for text in texts {
    let file = SourceFile(path: "a.md", text: text)
    let parsed = MarkdownReader.read(file)
    for node in parsed.value.nodes {
      print(node.range, node.kind, node.parent.index, node.end.index, "=>", file.text(in: node.range).debugDescription)
    }
  }
}
