import HTMLMarkup
import SiteModel

/// Writes the site map for search engines (sitemaps.org, protocol 0.9).
enum SitemapXML {
  /// The text of `sitemap.xml`.
  static func text(_ addresses: [SiteAddress], url: String) -> String {
    var writer = HTMLWriter()
    writer.open("urlset", HTMLAttribute("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9"))
    for address in addresses {
      writer.newline()
      writer.open("url")
      writer.element("loc", text: url + "/" + PercentEncoding.encode(address.path))
      writer.close("url")
    }
    writer.newline()
    writer.close("urlset")
    writer.newline()
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + writer.html.text
  }
}
