/** What people say while they think. */
export const smallTalk = `
euh heu ben bah hein oui ouais non ok accord voilà bon donc alors enfin quoi genre truc trucs chose choses peu merci vois voir dire
dit pense crois aller va faire`
