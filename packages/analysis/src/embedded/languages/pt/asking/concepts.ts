export const concepts = `
price: preço custo custa custar tarifa valor caro mensalidade quanto_fica cobram cobrança cobrado preços despesa sai_por fica_por taxa tarifas barato
pay: pagar paga pago pagamento desembolsar custear pagam liquidar quitar arcar pagando pagas paga_quem suportar gastar quitação pagos pagou pagar_a liquidado a_cargo
amount: montante quantia valor soma importância quantias valores
total: total todo conjunto no_total ao_todo tudo_junto soma_total somado global
salary: salário ordenado vencimento remuneração ganhar ordenados ganho ganha recebo líquido bruto por_hora salários vencimentos
rent: aluguel renda arrendamento locação arrendar alugar alugado renda_mensal rendas
deposit: caução depósito garantia sinal entrada adiantamento cauções sinal_pago
refund: reembolso devolução devolver restituir indemnização indenização restituição de_volta reembolsado reembolsar devolvido devolvem restituído estorno ressarcimento reaver receber_de_volta
discount: desconto abatimento redução mais_barato descontos promoção redução_de_preço
penalty: multa penalidade sanção penalização coima multado multas coimas castigo sancionado encargo indemnização
interest: juros taxa taxa_de_juro juro
loan: empréstimo crédito financiamento empréstimos mutuário prestamista
debt: dívida débito atraso devido devo pendente dívidas atrasados em_atraso em_dívida mora resto restante
tax: imposto taxa tributo impostos iva irs finanças
increase: aumento subir aumentar reajuste corrigido aumenta subida aumentam sobe aumentado atualização mais_caro encarecer acréscimo
decrease: redução baixar diminuir reduzir reduzido desce descer menor diminuição baixa
maximum: máximo limite teto até máxima no_máximo limite_máximo não_mais
minimum: mínimo menos pelo_menos mínima no_mínimo
free: grátis gratuito gratuidade gratuita de_graça sem_custo sem_pagar isento sem_encargos sem_custos gratuitamente
extra: extra adicional suplemento extras acréscimo suplementar a_mais
bonus: bônus prêmio bónus prémio subsídio gratificação
instalment: parcela prestação mensalidade prestações parcelas parcelar mensalidades em_prestações faseado às_prestações fracionado parcelado
invoice: fatura conta nota faturas recibo
insurance: seguro seguradora apólice segurado cobertura coberto seguros cobre cobertos apólices
excess: franquia do_meu_bolso
claim: indenização pedido sinistro participação reclamar indemnizar participar
damage: dano danos prejuízo quebrar quebrarem causados estragado avaria partido inundação quebrado estragos estragar danificado quebra rachado avarias partir estraguei avariado riscar
theft: furto roubo roubado roubaram furtado assalto ladrão
flood: enchente inundação água fuga_de_água infiltração infiltrações
storm: tempestade vento
fire: incêndio fogo
account: conta iban conta_bancária nib
transfer: transferência débito transferir transferências mbway
cash: dinheiro espécie numerário dinheiro_vivo em_dinheiro mesada
cheque: cheque
budget: orçamento
profit: lucro resultado
revenue: receita faturamento vendas
dividend: dividendo
shareholder: acionista sócio
expense: despesa despesas custos
grant: bolsa subsídio auxílio fundo_social apoio_financeiro ajuda_financeira
gift: presente doação
pension: aposentadoria pensão
contract: contrato acordo
sign: assinar assinatura assinou assina assinado assinaturas assinei firmar
begin: início começar começa partir iniciar começo começou início_do arranque entra_em_vigor data_de_início
end: fim termina término vence encerrar acaba terminar acabar vencimento finda fim_do findo termo acabou expira cessa
cancel: cancelar rescindir rescisão encerrar denunciar desistir anular desistência cancelamento cancelar_o sair_do terminar_o resolver denúncia rescindo desisto livrar cessar cessação sair_antes largar
notice: aviso antecedência avisar aviso_prévio pré-aviso aviso_com avisar_antes notificar antecipadamente
renew: renovação renovar prorrogar renova prorrogação renova-se renovado automaticamente continua prorrogado
landlord: locador proprietário senhorio dono senhoria proprietária dono_da_casa dono_do_apartamento
tenant: locatário inquilino arrendatário inquilina inquilinos arrendatária
home: casa apartamento imóvel moradia prédio habitação fração habitar apartamentos casa_arrendada edifício
room: quarto sala cozinha
sublet: sublocar ceder subarrendar subarrendamento alojamento_local
move_out: sair desocupar mudança entregar_a_casa deixar_a_casa mudar-me despejado abandonar
guest: hóspede visita convidado amigo visitas hóspedes convidados namorado namorada amiga amigos acompanhante
pet: animal animais cão gato cachorro cães gatos bicho bichos cadela
dog: cão cachorro
cat: gato
smoke: fumar fumo fumador cigarro
noise: barulho silêncio ruído barulhos música festas vizinhos_barulho festa
repair: conserto reparo reparar manutenção reparação arranjar obras consertar reparações conserta arranjo avariou avariado técnico técnicos
heating: aquecimento caldeira aquecedor esquentador radiador água_quente
water: água
electricity: eletricidade luz energia eléctrica tomada corrente
gas: gás
internet: internet wifi wi-fi router rede banda_larga
garbage: lixo resíduos contentor reciclagem
parking: estacionamento garagem vaga estacionar lugar_de_garagem box
car: carro veículo automóvel viatura
bicycle: bicicleta
key: chave chaves fechadura
garden: jardim
clean: limpeza limpar limpará faxina limpo limpa sujo
paint: pintar pintura pintado paredes
build: construir construção obra construído remodelar remodelação
neighbour: vizinho
meter: medidor contador
employer: empregador empresa companhia patrão entidade_patronal firma
employee: empregado empregados funcionário funcionária trabalhador faxineira empregada colaborador colaboradores pessoal colegas colega
boss: chefe gerente superior diretor responsável chefia encarregado
dismiss: demitir demissão despedir despedimento mandar_embora despedido despedida rua demitido
resign: pedir_demissão sair demitir-me demito despeço-me
job: emprego cargo vaga trabalho profissão posto função funções biscate bico
holiday: férias folga descanso dias_de_férias dias_livres dia_livre
sick: doença doente falta gripe atestado baixa adoecer baixa_médica atestado_médico gripado febre vomitar vomitado vómitos
probation: experiência período_de_experiência
hours: horário jornada horas
overtime: hora_extra plantão fora_do_horário horas_extraordinárias trabalho_suplementar
weekend: sábado domingo
remote: remoto teletrabalho a_partir_de_casa em_casa
training: formação treinamento curso formações curso_de ações_de_formação
experience: experiência conhecimento
apply: candidatura inscrição candidatar pedir requerer requerimento pedido
interview: entrevista
proof: comprovante prova comprovado comprovar declaração documento documentos papéis comprovativo fatura provas certidão atestado justificativo
hire: contratar contratado contratação admitir recrutar
child: criança filho filha menor crianças miúdo filhos bebé bebê rapaz rapariga menina menino miúda neto neta menores
parent: pais mãe pai encarregado_de_educação
family: família cônjuge irmão marido esposa mulher avó avô tio tia primo parentes familiar irmã pai mãe filho filha
customer: cliente comprador passageira consumidor clientes consumidora utente titular
supplier: fornecedor prestador contratada operadora operador empresa fornecedores vendedor
doctor: médico doutor médica médicos especialista enfermeiro doutora
lawyer: advogado advogada solicitador jurista
judge: juiz juíza
police: polícia psp gnr
bank: banco
witness: testemunha
author: autor escrito
chair: presidente
director: diretor síndico gerente
clerk: secretário escrivão
agent: representante procurador representar procuração em_meu_lugar delegar
contact: contato telefone ligar e-mail contacto contactar telefonar falar telefonar_para ligar_para número_de_telefone falar_com apoio linha contactos
emergency: emergência urgência urgente 112 urgências
member: membro sócio
student: aluno estudante
teacher: professor
court: tribunal juízo vara tribunais juiz foro judicial
decision: decisão sentença julgamento decidido decidimos decidiram deliberação deliberado despacho
appeal: recurso recorrer apelação contestar reclamação arbitragem provedor não_concordar impugnar impugnação reclamar contestação oposição recorro opor-se defender-me
win: vencer procedente aceitar aceite ganhar vence ganhou
reject: improcedente rejeitado negar recusar recusado negado indeferido rejeição recusa negaram
approve: aprovar aprovado aceitar deferido procedente aprovação aprovada concedido aceites concordar
reason: motivo razão causa porque por_que motivos por_quê porquê devido
law: lei direito
liable: responsável responsabilidade responde culpa responsáveis paga_os_danos
confidential: confidencial sigilo
compete: concorrência concorrente
fault: culpa culpado
complaint: reclamação queixa reclamar queixar-me
deadline: prazo vencimento até até_ao data_limite até_quando último_dia até_que_dia último_prazo data_final prazos prazo_limite a_tempo
period: período duração tempo vale
valid: válido validade vigor vale válida vigora em_vigor validade_de
permit: permitido pode autorizado posso podem permite permitida posso_eu autorizada permissão
forbid: proibido vedado proibida vedada proíbe proibição não_pode não_posso interdito
require: deve obrigação necessário precisa obrigatório preciso dever tenho_de tem_de é_preciso obrigado obrigatória deverá exigido exige
condition: condição requisito situação
exception: exceção salvo exceto excepto exceções a_não_ser salvo_se não_se_aplica isentos
consent: consentimento autorização autorizar consentir licença permissão
right: direito direitos
ignore: nada omissão contrário não_responder se_não_recebermos não_fizer não_responde não_pagar não_fizermos nada_fizer silêncio deixar_passar
medicine: remédio medicamento medicamentos comprimido comprimidos remédios pílula xarope antibiótico fármaco analgésico
dose: dose doses toma tomar
overdose: superdose demais demasiado dose_a_mais
forget: esquecer esqueci esquecimento
side_effect: efeito_colateral efeitos efeitos_secundários efeitos_indesejáveis enjoo tonturas
pregnancy: gravidez grávida
allergy: alergia alérgico alergias alérgica faz_mal reacção reação
alcohol: álcool vinho bebida cerveja beber bêbado bebido embriagado
drive: dirigir conduzir condução volante pegar_no_volante ao_volante carta_de_condução conduzo
food: comida alimento refeição comer almoço jantar pequeno-almoço refeições alimentação piquenique sandes lanche pensão_completa meia_pensão
disease: doença doenças mal enfermidade
treatment: tratamento cirurgia operação terapia
hospital: hospital clínica
patient: paciente
store: guardar conservar armazenar armazenamento frigorífico alojado alojados armazenados guardados
safe: segurança perigo perigoso seguro perigos
trip: viagem passagem passeio visita_de_estudo excursão viagens férias estadia
arrive: chegada chegar chego levar entrada check-in
pick_up: buscar recolher recolha retirar retirada levantar partida saída ir_buscar levantamento
vaccine: vacina vacinas vacinado vacinação
depart: partida sair
flight: voo
luggage: bagagem mala bolsa malas mochila sacos
ticket: bilhete passagem
hotel: hotel hospedagem
delay: atraso tarde atrasado atrasar atrasos mais_tarde adiado
passenger: passageiro passageira
booking: reserva reservar marcação marcar marcada consulta
school: escola escolas colégio
lesson: aula
exam: exame prova
meeting: reunião assembleia reuniões encontro
vote: voto votar votação votos votos_contra
elect: eleger eleição
attend: presente comparecer comparência participar ir assistir presença
absent: ausente faltar aparece falta ausência
system: sistema programa
data: dados informações dados_pessoais
password: senha credenciais nome_de_utilizador palavra-passe
outage: falha interrupção avaria sem_serviço corte
error: erro
user: usuário pessoas utilizador utilizadores usuários licença licenças
weight: peso
size: tamanho área
height: altura
distance: distância
speed: velocidade
battery: bateria
charge: carregar
temperature: temperatura
colour: cor
warranty: garantia
delivery: entrega envio enviar
spare_part: peça
install: instalar instalação
return: devolver devolução entregar restituir
product: produto produtos artigo material
manufacturer: fabricante marca
number: número processo
address: endereço
place: lugar local onde
email: email
result: resultado
test: teste
measure: medida
risk: risco
problem: problema problemas correr_mal chatice
change: alteração mudar alterar alterado mudança mudanças mudar_a alterada modificar
replace: substituir substituta substituição trocar troca novo renovar
stop: parar suspender suspensa deixar_de suspende
pause: suspensão interromper adiar congelar saltar suspender
open: aberto abertura
close: fechado
lose: perder perda perdi perder_o perdido extravio perco perde perdeu
previous: anterior
next: próximo seguinte
first: primeiro
last: último
half: metade
each: cada por
day: dia dias
night: noite
week: semana semanal
month: mês meses mensal
year: ano anos anual
morning: manhã
evening: noite
old: idade nascido
often: vezes frequência
part: parte percentagem
people: pessoas
receive: receber recebe recebo receberei obter ganhar
give: dar fornecer dá dão fornece oferece
send: enviar mandar enviará envie entregar mando remeter entregue apresentar envio
tell: comunicar informar avisar dizer comunicação aviso participar
buy: comprar compra comprado comprei adquirir
sell: vender venda vendido
use: usar uso utilizar utilização usado
keep: guardar manter guarde conservar ficar_com reter
bring: trazer levar
choose: escolher
wait: esperar
work: trabalhar trabalho trabalha laboral obra obras trabalhos
live: morar viver vive residir mora morada
stay: ficar
check: verificar fiscalizar inspeção vistoria consultar consulta examinar ver_os
carry_out: executar realizar
destroy: destruir
borrow: emprestar
enter: entrar acesso entram entrarem acessar
remove: retirar
exceed: exceder
organise: organizar
name: nome chama
language: língua
clothes: roupa
equipment: equipamento televisor televisão máquina
purpose: objetivo finalidade
inherit: herança testamento herda herdar herdeiro
death: morte morrer morre falecer falecimento óbito morto faleceu morrermos
marriage: casamento
photo: foto fotografia fotografias fotos imagens filmar
publish: publicar
ask: pedir dúvida dúvidas pergunta perguntas questão perguntar
wrong: errado engano incorreto
fraud: fraude golpe falso falsificado engano golpista
double: dobro duas_vezes duplicado
fuel: gasolina combustível diesel gasóleo
capacity: lugares capacidade vagas assentos lotação
injury: lesão ferido acidente ferir magoar acidentes
pain: dor dores cabeça
crime: crime delito condenado prisão
evict: despejo despejar desocupação expulsar
failed_payment: devolvido inadimplência inadimplente não_pago falta_de_pagamento deixar_de_pagar prestação_em_atraso incumprimento mora sem_provisão em_atraso por_pagar não_pagas
reminder: lembrete cobrança aviso
lift: elevador escada
floor: andar pavimento
cellar: porão sótão arrecadação
balcony: varanda terraço sacada
furniture: móveis mobiliado mobília tapete sofá soalho
window: janela porta vidro cerca muro
mobile: celular computador notebook aparelho telemóvel portátil telefone
valuables: joias objetos_de_valor pertences bens
road: rua estrada ponte calçada
train: trem ônibus comboio autocarro estação metrô
letter: carta correio encomenda correspondência
form: formulário questionário preencher
identity: passaporte identidade cpf
quality: qualidade norma nota avaliação
security: alarme câmera vigilância
backup: backup cópia_de_segurança restauração
update: atualização versão
stock: estoque armazém inventário
shop: loja filial estabelecimento
forecast: previsão perspectiva estimativa
deficit: prejuízo déficit perda
biggest: maior principal
violence: violência ameaça assédio agressão
discrimination: discriminação igualdade
expert: perito especialista engenheiro consultor avaliador
project: projeto programa
break_time: intervalo pausa descanso
childcare: creche berçário
sport: esporte desporto academia ginásio
permission_to_build: alvará licença_de_obra
executor: testamenteiro inventariante
custody: guarda tutor tutela
consumption: consumo leitura metros_cúbicos metro_cúbico
minutes: ata registro
accounts: contas balanço contabilidade
certify: notário autenticado reconhecida
work_supplement: adicional_noturno adicional horas_extra
company_car: carro_da_empresa despesas_de_viagem
handover: entrega recebimento
swimming: piscina nadar natação
`
