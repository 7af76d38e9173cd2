/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: coração cardíaco enfarte infarto arritmia palpitações
kidney: rim rins renal diálise
liver: fígado hepático hepatite
stomach: estômago barriga abdómen abdome abdominal ventre
brain: cérebro cabeça avc epilepsia convulsão
bone: osso ossos fratura articulação artrose
lungs: pulmão pulmões pulmonar pneumonia peito
sugar: açúcar diabetes diabético insulina glicemia
tired: cansado cansaço fadiga sonolência
sleep: sono dormir insónia insônia
infection: infeção infecção antibiótico antibióticos bactéria vírus contagioso
fasting: jejum em_jejum estômago_vazio
gamble: apostar aposta apostas jogo_de_azar casino lotaria
currency: moeda moeda_estrangeira câmbio divisa
adult: adulto adultos maior_de_idade
musician: banda músicos concerto orquestra
couple: casal ambos cônjuges
subcontractor: subcontratado subempreiteiro subcontratar subcontratante
suspect: suspeita suspeito acusado investigação
volunteer: voluntário voluntários voluntariado gracioso
reception: cobertura sinal rede
material: plástico pvc madeira metal aço alumínio betão concreto tijolo
tree: árvore árvores sebe abate poda
shares: ação ações recompra
waive: perdoar perdão isentar isenção renunciar
postpone: adiar adiamento remarcar mudar_a_data outra_data
cheapest: mais_barato mais_barata menor_preço
prevail: prevalece prevalecerá prevalecem contradição divergência
authority: autoridade administração ministério governo câmara entidade
translate: traduzir tradução tradutor intérprete
reply: responder resposta respondo
fair: festa feira celebração
opinion: opinião opiniões comentário comentários observações sugestões dar_a_minha_opinião
`
