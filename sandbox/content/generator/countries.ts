import { type ContentDocument, makeDocument } from "./document";

/** code|name|dial code|currency|latitude|longitude, "-" before a country that is offered to nobody new. */
const countries = `AR|Argentina|+54|EUR|-34.6|-58.4
AT|Austria|+43|EUR|48.2|16.4
AU|Australia|+61|EUR|-35.3|149.1
BE|Belgium|+32|EUR|50.9|4.4
BG|Bulgaria|+359|EUR|42.7|23.3
BR|Brazil|+55|BRL|-15.8|-47.9
CA|Canada|+1|CAD|45.4|-75.7
CH|Switzerland|+41|EUR|46.9|7.4
CL|Chile|+56|CLP|-33.4|-70.7
CO|Colombia|+57|EUR|4.7|-74.1
CX|Christmas Island|+61|EUR|-10.4|105.7
CY|Cyprus|+357|EUR|35.2|33.4
CZ|Czechia|+420|EUR|50.1|14.4
DE|Germany|+49|EUR|52.5|13.4
DK|Denmark|+45|EUR|55.7|12.6
EC|Ecuador|+593|EUR|-0.2|-78.5
EE|Estonia|+372|EUR|59.4|24.8
ES|Spain|+34|EUR|40.4|-3.7
FI|Finland|+358|EUR|60.2|24.9
FR|France|+33|EUR|48.9|2.4
GB|United Kingdom|+44|GBP|51.5|-0.1
GG|Guernsey|+44|GBP|49.5|-2.5
GR|Greece|+30|EUR|38.0|23.7
HR|Croatia|+385|EUR|45.8|16.0
HU|Hungary|+36|EUR|47.5|19.0
IE|Ireland|+353|EUR|53.3|-6.3
IM|Isle of Man|+44|GBP|54.2|-4.5
IN|India|+91|INR|28.6|77.2
IS|Iceland|+354|EUR|64.1|-21.9
IT|Italy|+39|EUR|41.9|12.5
JE|Jersey|+44|GBP|49.2|-2.1
JP|Japan|+81|EUR|35.7|139.7
LI|Liechtenstein|+423|EUR|47.1|9.5
LT|Lithuania|+370|EUR|54.7|25.3
LU|Luxembourg|+352|EUR|49.6|6.1
LV|Latvia|+371|EUR|56.9|24.1
MT|Malta|+356|EUR|35.9|14.5
MX|Mexico|+52|EUR|19.4|-99.1
NL|Netherlands|+31|EUR|52.4|4.9
NO|Norway|+47|NOK|59.9|10.8
NZ|New Zealand|+64|NZD|-41.3|174.8
PE|Peru|+51|PEN|-12.0|-77.0
PH|Philippines|+63|PHP|14.6|121.0
PL|Poland|+48|PLN|52.2|21.0
PT|Portugal|+351|EUR|38.7|-9.1
RO|Romania|+40|EUR|44.4|26.1
-RU|Russia|+7|EUR|55.8|37.6
SE|Sweden|+46|EUR|59.3|18.1
SI|Slovenia|+386|EUR|46.1|14.5
SK|Slovakia|+421|EUR|48.1|17.1
TH|Thailand|+66|EUR|13.8|100.5
TR|Turkey|+90|TRY|39.9|32.9
UY|Uruguay|+598|EUR|-34.9|-56.2
ZA|South Africa|+27|ZAR|-25.7|28.2`;

/** The countries of the sign-up form. */
export function makeCountries(): ContentDocument[] {
  return countries.split("\n").map((line) => {
    const [marked = "", name = "", isd = "", currency = "", lat = "", lon = ""] = line.split("|");
    const code = marked.replace("-", "");
    const location = { lat: Number(lat), lon: Number(lon) };
    return makeDocument("country", `country-${code}`, { code, name, isd, currency, active: marked === code, location });
  });
}
