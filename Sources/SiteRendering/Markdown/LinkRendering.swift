/// How a link or an image of a card is written on its page.
package enum LinkRendering: Hashable, Sendable {
  /// With the address that stands in the card.
  case unchanged
  /// With another address, relative to the page.
  case address(String)
  /// Without link or image: only what the link says, or how the image is described.
  case plainText
}
