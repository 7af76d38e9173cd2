/** What people say while they think. */
export const smallTalk = `
eh ehm sì no ok va bene allora cioè insomma ecco cosa cose poco grazie penso credo dire detto vedere andare fare`
