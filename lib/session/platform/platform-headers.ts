/** The values of the platform's headers (specification "The calls it makes"). */
export interface HeaderValues {
  siteId: number;
  idToken?: string | undefined;
  accessToken?: string | undefined;
  captchaToken?: string | undefined;
}

/** The one place that knows how the platform's headers are spelled; the specification leaves that open. */
export function platformHeaders({ siteId, idToken, accessToken, captchaToken }: HeaderValues): Record<string, string> {
  return {
    SiteContext: JSON.stringify({ siteId }),
    ...(idToken !== undefined && { Authorization: `Bearer ${idToken}` }),
    ...(accessToken !== undefined && { "Access-Token": accessToken }),
    ...captchaHeaders(captchaToken),
  };
}

/** The header of a solved captcha; none for an operator without one. */
export const captchaHeaders = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { "X-Captcha-Token": token };
