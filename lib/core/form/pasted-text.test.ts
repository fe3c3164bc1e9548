import { expect, test } from "vitest";
import { plainLine } from "./pasted-text";

test.each([
  ["as it is typed", "Kauppakatu 2", "Kauppakatu 2"],
  ["spaces around it, of any kind", " \u00a0\u3000Kauppakatu 2\t ", "Kauppakatu 2"],
  ["marks of direction, as from a list of contacts", "\u202a+358 40 123 4567\u202c", "+358 40 123 4567"],
  ["widths of nothing and a byte order mark", "\ufeffKauppa\u200bkatu\u2060 2", "Kauppakatu 2"],
  ["lines and columns of a table", "Kauppakatu\t2\r\nA 5", "Kauppakatu 2 A 5"],
  ["control characters", "Kauppakatu\u0000 2\u007f", "Kauppakatu 2"],
  ["nothing that is seen", "\u200b\u200f \u2060", ""],
  ["right-to-left text", "شارع التجارة ٢", "شارع التجارة ٢"],
  ["the joiners of an emoji and of Persian", "👨\u200d👩\u200d👧 می\u200cخواهم", "👨\u200d👩\u200d👧 می\u200cخواهم"],
])("%s", (_what, pasted, line) => expect(plainLine(pasted)).toBe(line));
