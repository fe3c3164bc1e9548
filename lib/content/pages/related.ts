/** A link from one page of text to another, in the words of the menu that leads there. */
export interface RelatedPage {
  title: string;
  href: string;
}
