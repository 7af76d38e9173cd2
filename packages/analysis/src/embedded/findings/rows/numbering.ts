/** Signs and abbreviations that tables of any language number their rows with. */
const namesNumber =
  /^(?:(?:item|pos|line|row|id|no|nr|n[°ºo]|№|#|ref|réf|rec|sec|lfd|lp|п\/п|序号|番号)\.?\s?)+$/iu

/** Whether a column is called by no more than that it numbers the rows. */
export function isNumbering(head: string): boolean {
  return namesNumber.test(head)
}
