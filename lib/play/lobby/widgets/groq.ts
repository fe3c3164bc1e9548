import { bannerFields, isPublicBanner, localised } from "@/lib/content/groq";

export const widgetsQuery = `coalesce(*[_id == $lobbyId][0].widgets[]->{_id, id, "name": ${localised("name")}, type, rowNum, grid, widgetType, iconSvg}, [])`;

export const widgetBannersQuery = `*[_type == "contentBox" && _id in $ids && ${isPublicBanner}]{${bannerFields}}`;
