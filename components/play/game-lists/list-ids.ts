/** The tiles of a list, of the page's HTML or filtered. */
export const listTilesId = "list-tiles";
/** The links of the page's HTML to the pages beside it. */
export const htmlPagerId = "html-pager";
