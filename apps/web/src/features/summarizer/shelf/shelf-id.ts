/** Leads from the upload screen to My documents below it. */
export const shelfId = 'my-documents'
