/** What people say while they think. */
export const smallTalk = `
eh uh hm ja nee oké ok dus nou gewoon eigenlijk misschien ding dingen beetje bedankt denk zeggen zegt kijken gaan doen`
