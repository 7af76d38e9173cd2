export const concepts = `
price: preço custo custa custar tarifa valor caro mensalidade quanto_fica
pay: pagar paga pago pagamento desembolsar custear pagam liquidar quitar arcar
amount: montante quantia valor soma
total: total todo conjunto no_total ao_todo tudo_junto
salary: salário ordenado vencimento remuneração ganhar
rent: aluguel renda arrendamento locação
deposit: caução depósito garantia sinal entrada adiantamento
refund: reembolso devolução devolver restituir indemnização indenização restituição de_volta
discount: desconto abatimento redução mais_barato
penalty: multa penalidade sanção penalização coima
interest: juros taxa
loan: empréstimo crédito financiamento
debt: dívida débito atraso devido devo pendente
tax: imposto taxa tributo
increase: aumento subir aumentar reajuste corrigido aumenta subida
decrease: redução baixar diminuir
maximum: máximo limite teto até
minimum: mínimo menos pelo_menos
free: grátis gratuito gratuidade gratuita
extra: extra adicional suplemento
bonus: bônus prêmio
instalment: parcela prestação mensalidade prestações parcelas parcelar
invoice: fatura conta nota faturas recibo
insurance: seguro seguradora apólice segurado cobertura coberto
excess: franquia
claim: indenização pedido sinistro participação
damage: dano danos prejuízo quebrar quebrarem causados estragado avaria partido inundação quebrado
theft: furto roubo roubado
flood: enchente inundação água
storm: tempestade vento
fire: incêndio fogo
account: conta iban
transfer: transferência débito
cash: dinheiro espécie
cheque: cheque
budget: orçamento
profit: lucro resultado
revenue: receita faturamento vendas
dividend: dividendo
shareholder: acionista sócio
expense: despesa despesas custos
grant: bolsa subsídio auxílio
gift: presente doação
pension: aposentadoria pensão
contract: contrato acordo
sign: assinar assinatura assinou assina assinado
begin: início começar começa partir iniciar
end: fim termina término vence encerrar acaba terminar acabar vencimento
cancel: cancelar rescindir rescisão encerrar denunciar desistir anular desistência
notice: aviso antecedência avisar aviso_prévio
renew: renovação renovar prorrogar renova prorrogação
landlord: locador proprietário senhorio dono
tenant: locatário inquilino arrendatário
home: casa apartamento imóvel moradia prédio habitação
room: quarto sala cozinha
sublet: sublocar ceder
move_out: sair desocupar mudança
guest: hóspede visita convidado amigo
pet: animal animais cão gato cachorro
dog: cão cachorro
cat: gato
smoke: fumar
noise: barulho silêncio ruído
repair: conserto reparo reparar manutenção reparação arranjar obras consertar
heating: aquecimento caldeira
water: água
electricity: eletricidade luz energia
gas: gás
internet: internet wifi
garbage: lixo resíduos
parking: estacionamento garagem vaga
car: carro veículo automóvel viatura
bicycle: bicicleta
key: chave
garden: jardim
clean: limpeza limpar limpará faxina
paint: pintar pintura
build: construir construção
neighbour: vizinho
meter: medidor contador
employer: empregador empresa companhia
employee: empregado empregados funcionário funcionária trabalhador faxineira
boss: chefe gerente superior diretor responsável
dismiss: demitir demissão despedir despedimento mandar_embora
resign: pedir_demissão sair
job: emprego cargo vaga trabalho
holiday: férias folga descanso
sick: doença doente falta gripe atestado baixa
probation: experiência período_de_experiência
hours: horário jornada horas
overtime: hora_extra plantão fora_do_horário
weekend: sábado domingo
remote: remoto teletrabalho
training: formação treinamento curso
experience: experiência conhecimento
apply: candidatura inscrição
interview: entrevista
proof: comprovante prova comprovado comprovar declaração documento documentos papéis comprovativo fatura
hire: contratar
child: criança filho filha menor crianças miúdo
parent: pais mãe pai
family: família cônjuge irmão marido esposa
customer: cliente comprador passageira consumidor
supplier: fornecedor prestador contratada
doctor: médico doutor
lawyer: advogado
judge: juiz juíza
police: polícia
bank: banco
witness: testemunha
author: autor escrito
chair: presidente
director: diretor síndico gerente
clerk: secretário escrivão
agent: representante procurador
contact: contato telefone ligar e-mail contacto contactar telefonar falar
emergency: emergência urgência
member: membro sócio
student: aluno estudante
teacher: professor
court: tribunal juízo vara
decision: decisão sentença julgamento decidido decidimos
appeal: recurso recorrer apelação contestar reclamação arbitragem provedor não_concordar impugnar
win: vencer procedente aceitar aceite
reject: improcedente rejeitado negar recusar recusado negado indeferido
approve: aprovar aprovado aceitar deferido procedente
reason: motivo razão causa porque por_que
law: lei direito
liable: responsável responsabilidade responde culpa
confidential: confidencial sigilo
compete: concorrência concorrente
fault: culpa
complaint: reclamação queixa
deadline: prazo vencimento até até_ao data_limite até_quando último_dia
period: período duração tempo vale
valid: válido validade vigor vale
permit: permitido pode autorizado posso
forbid: proibido vedado proibida vedada
require: deve obrigação necessário precisa obrigatório preciso dever
condition: condição requisito situação
exception: exceção salvo exceto
consent: consentimento autorização
right: direito
ignore: nada omissão contrário não_responder se_não_recebermos
medicine: remédio medicamento medicamentos comprimido
dose: dose
overdose: superdose demais
forget: esquecer
side_effect: efeito_colateral efeitos
pregnancy: gravidez grávida
allergy: alergia
alcohol: álcool vinho
drive: dirigir conduzir
food: comida alimento refeição
disease: doença
treatment: tratamento
hospital: hospital clínica
patient: paciente
store: guardar conservar
safe: segurança perigo
trip: viagem passagem
arrive: chegada chegar chego levar
pick_up: buscar recolher recolha retirar retirada levantar partida saída
vaccine: vacina vacinas vacinado vacinação
depart: partida sair
flight: voo
luggage: bagagem mala bolsa malas
ticket: bilhete passagem
hotel: hotel hospedagem
delay: atraso tarde
passenger: passageiro passageira
booking: reserva
school: escola
lesson: aula
exam: exame prova
meeting: reunião assembleia
vote: voto votar
elect: eleger eleição
attend: presente comparecer
absent: ausente faltar aparece falta
system: sistema programa
data: dados
password: senha
outage: falha interrupção
error: erro
user: usuário pessoas
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
delivery: entrega
spare_part: peça
install: instalar instalação
return: devolver
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
problem: problema
change: alteração mudar
replace: substituir substituta substituição
stop: parar suspender suspensa
pause: suspensão
open: aberto abertura
close: fechado
lose: perder perda
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
receive: receber recebe
give: dar fornecer
send: enviar mandar enviará envie entregar
tell: comunicar informar avisar
buy: comprar compra
sell: vender venda
use: usar uso
keep: guardar manter guarde conservar
bring: trazer levar
choose: escolher
wait: esperar
work: trabalhar trabalho
live: morar viver
stay: ficar
check: verificar fiscalizar
carry_out: executar realizar
destroy: destruir
borrow: emprestar
enter: entrar acesso
remove: retirar
exceed: exceder
organise: organizar
name: nome chama
language: língua
clothes: roupa
equipment: equipamento televisor televisão máquina
purpose: objetivo finalidade
inherit: herança testamento
death: morte
marriage: casamento
photo: foto
publish: publicar
ask: pedir
wrong: errado
fraud: fraude golpe falso falsificado engano golpista
double: dobro duas_vezes duplicado
fuel: gasolina combustível diesel gasóleo
capacity: lugares capacidade vagas assentos lotação
injury: lesão ferido acidente
pain: dor dores cabeça
crime: crime delito condenado prisão
evict: despejo despejar desocupação
failed_payment: devolvido inadimplência inadimplente
reminder: lembrete cobrança aviso
lift: elevador escada
floor: andar pavimento
cellar: porão sótão arrecadação
balcony: varanda terraço sacada
furniture: móveis mobiliado mobília tapete sofá soalho
window: janela porta vidro cerca muro
mobile: celular computador notebook aparelho telemóvel
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
consumption: consumo leitura
minutes: ata registro
accounts: contas balanço contabilidade
certify: notário autenticado reconhecida
work_supplement: adicional_noturno adicional horas_extra
company_car: carro_da_empresa despesas_de_viagem
handover: entrega recebimento
swimming: piscina nadar natação
`
