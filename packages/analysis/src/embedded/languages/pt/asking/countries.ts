export const countries = `
united_states: eua estados_unidos américa nova_iorque nova_york califórnia
canada: canadá toronto montreal vancouver
united_kingdom: reino_unido grã-bretanha inglaterra londres escócia
ireland: irlanda dublin
france: frança paris
germany: alemanha berlim munique hamburgo
spain: espanha madrid barcelona maiorca
portugal: portugal lisboa porto
italy: itália roma milão veneza
austria: áustria viena
switzerland: suíça zurique genebra
netherlands: países_baixos amesterdão holanda
belgium: bélgica bruxelas
poland: polónia polônia varsóvia
greece: grécia atenas
turkey: turquia istambul
morocco: marrocos marraquexe
russia: rússia moscovo moscou
china: china pequim xangai
japan: japão tóquio
australia: austrália sydney melbourne
everywhere: mundo_inteiro
`
