/** What people say while they think. */
export const smallTalk = `
eh este pues sí no vale bueno ok entonces o sea cosa cosas poco gracias creo pienso decir dice ver ir voy va hacer`
