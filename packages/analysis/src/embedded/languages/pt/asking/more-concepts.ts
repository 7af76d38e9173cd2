export const moreConcepts = `
swelling: inchaço inchado inchar
breathing: respirar respiração falta_de_ar asma
blood: sangue hemorragia sangrar
skin: pele erupção comichão
teeth: dente dentes dentista
eyes: olho olhos óculos visão
symptom: sintoma sintomas tonturas desmaio
prescription: receita prescrito receitado
swallow: engolir mastigar
divide: partir dividir metade esmagar
birth: nascimento parto maternidade paternidade parental
outsider: terceiro terceiros estranho estranhos outra_pessoa
breach: violação pirata hackers ataque fuga_de_dados
roof: telhado telhas chaminé
wall: parede paredes teto
damp: humidade bolor umidade mofo
crack: fissura fenda rachadura
fireplace: lareira salamandra
appliance: frigorífico eletrodoméstico eletrodomésticos fogão forno geladeira
air_conditioning: ar_condicionado climatização
laundry: roupa lavandaria lavar
drill: furo furos pregos parafuso furar
barbecue: churrasco grelhador churrasqueira
pests: pragas ratos baratas insetos
deduct: descontar deduzir deduzido retido retenção abatido
overpaid: pago_a_mais indevidamente
savings: poupança poupanças
benefit: subsídio abono prestação_social
card: cartão cartões multibanco
withdrawal: levantar_dinheiro levantamento saque
abroad: estrangeiro exterior internacional roaming
card_points: pontos milhas
subscription: assinatura adesão pacote plano fidelização
offer: proposta orçamento oferta cotação
together: conjunto juntos partilhado comum
spouse: cônjuge marido esposa mulher
separation: divórcio separação divorciado
own: propriedade pertence dono titularidade
promise: garantido promessa certeza
lie: falso falsas mentira
dispute: litígio conflito mediação arbitragem
insolvent: insolvência falência
takeover: fusão aquisição
force_majeure: força_maior greve
seize: penhora penhorar
side_job: outro_emprego outra_atividade segundo_emprego
union: sindicato
relocate: transferência outra_cidade outro_local transferido
reference: referência referências
criminal_record: registo_criminal
visa: visto autorização_de_residência
help: ajuda ajudar apoio assistência
quick: rápido depressa imediatamente logo
early: antes cedo antecipado antecipada antecipadamente
weather: chuva neve tempo
summer: verão junho julho agosto
winter: inverno dezembro janeiro fevereiro
spring: primavera março abril
autumn: outono setembro outubro novembro
christmas: natal
diet: dieta vegetariano vegano
disability: deficiência cadeira_de_rodas
ship: barco navio ferry
taxi: táxi
seat: lugar assento
website: site página portal
export: descarregar exportar cópia
private_use: uso_pessoal uso_privado particular
repeat: repetir novamente outra_vez
late_entry: retardatários
receipt: recibo talão comprovativo recibos fatura faturas comprovativos
used: usado segunda_mão
smell: cheiro odor cheiros cheira cheiro_a_gás
hardship: dificuldades desemprego não_conseguir_pagar
majority: maioria unanimidade quórum
donor: donativo
`
