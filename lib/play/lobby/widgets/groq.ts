import { bannerFields, isPublicBanner, localised } from "@/lib/content/groq";

export const widgetsQuery = `coalesce(*[_id == $lobbyId][0].widgets[]->{_id, id, "name": ${localised("name")}, type, rowNum, grid, widgetType, iconSvg}, [])`;

/** Of a banner that is not for everybody no more than its id. */
export const widgetBannersQuery = `*[_type == "contentBox" && _id in $ids]{"id": _id, ${isPublicBanner} => {${bannerFields}}}`;
