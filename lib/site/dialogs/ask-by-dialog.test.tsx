import { expect, test, vi } from "vitest";
import { askByDialog } from "./ask-by-dialog";
import { defineDialog } from "./handle";
import { useDialogs } from "./store";

const question = defineDialog<{ onAgree: () => void }>("question", { priority: "player", canClose: true });

test.each([true, false])("a question that is closed resolves to whether the player agreed: %s", async (agrees) => {
  const press = vi.fn<() => void>();
  const agreed = askByDialog((onAgree, onClose) => {
    press.mockImplementation(onAgree);
    useDialogs.getState().open(question, { onAgree }, onClose);
  });
  if (agrees) press();
  useDialogs.getState().close(question);
  expect(await agreed).toBe(agrees);
});
