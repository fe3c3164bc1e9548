import { localised } from "@/lib/content/groq";

const options = (type: string) =>
  `*[_type == "${type}"] | order(order asc, key asc){"id": key, "label": ${localised("label")}}`;

export const occupationsQuery = options("occupation");
export const sourcesOfFundsQuery = options("sourceOfFunds");
