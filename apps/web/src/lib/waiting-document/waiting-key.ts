/** Where the tab keeps its note of the document that waits. */
export const waitingKey = 'precis.waiting'
