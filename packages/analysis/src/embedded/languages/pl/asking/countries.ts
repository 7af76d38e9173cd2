export const countries = `
united_states: usa stany_zjednoczone stanach_zjednoczonych stanów_zjednoczonych ameryka nowy_jork kalifornia
canada: kanada kanadzie toronto montreal vancouver
united_kingdom: wielka_brytania wielkiej_brytanii anglia londyn szkocja
ireland: irlandia dublin
france: francja paryż
germany: niemcy niemczech niemiec berlin monachium hamburg
spain: hiszpania madryt barcelona majorka
portugal: portugalia lizbona
italy: włochy włoszech włoch rzym mediolan wenecja
austria: austria wiedeń
switzerland: szwajcaria zurych genewa
netherlands: niderlandy holandia amsterdam
belgium: belgia bruksela
poland: polska polsce warszawa
greece: grecja ateny
turkey: turcja stambuł
morocco: maroko marrakesz
russia: rosja moskwa
china: chiny chinach chin pekin szanghaj
japan: japonia tokio
australia: australia sydney melbourne
everywhere: cały_świat całym_świecie
`
