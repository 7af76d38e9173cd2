/** What people say while they think. */
export const smallTalk = `
eh hum sim não ok pois então tipo coisa coisas pouco obrigado obrigada acho penso dizer disse ver ir vai fazer`
