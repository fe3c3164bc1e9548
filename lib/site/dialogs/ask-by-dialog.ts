/** Opens a dialog that asks for consent. Resolves once it is closed, with whether `onAgree` was called before. */
export function askByDialog(open: (onAgree: () => void, onClose: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    let isAgreed = false;
    const onAgree = () => {
      isAgreed = true;
    };
    open(onAgree, () => resolve(isAgreed));
  });
}
