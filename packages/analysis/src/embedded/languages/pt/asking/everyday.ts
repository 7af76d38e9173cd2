/** Everyday questions in Portuguese, written as the English ones are. */
export const everyday = `
leave_days: férias dias_de_folga / quantos quantas tenho direito > férias / dias úteis corridos
public_holidays: feriado feriados natal > feriado feriados
pay: salário ganho recebo vencimento | quanto / ganho recebo pagam / hora mês > salário remuneração vencimento bruto | valor_por_hora por_hora
pay_day: quando que_dia / salário pago pagam | quando / cai recebo pagam chega / ordenado salário dinheiro > salário remuneração / dia útil mês | remuneração salário ordenado / transferida transferido mês
working_hours: horas horário jornada turno / semana trabalho trabalhar quantas > jornada horas_semanais horas_por_semana horário turno
overtime: horas_extras horas_extraordinárias > horas_extras horas_extraordinárias trabalho_suplementar
start_day: quando que_dia / começa início primeiro_dia entrar inicia | quando / começo instalar instalam | quando / começa inicia entra_em_vigor | quando / começam começa arrancam iniciam / obras obra trabalhos > início começa vigor a_partir_de entrada_em entrega_das_chaves data_de_início data_marcada | início começa entra_em_vigor a_partir_de | terão_início início iniciam começam
end_day: quando até_quando / termina acaba vence fim expira | quando até_quando / acaba vale válido > término termo fim vencimento vence termina validade válido_até data_de_fim até_#
length: quanto_tempo por_quanto / contrato dura preso | quanto_tempo / fidelização | estou / preso vinculado fidelizado amarrado / contrato subscrição ainda > prazo duração vigência anos meses fidelização período_de_fidelização | fidelização contrato_dura vigora_até
probation: experiência período_experimental > experiência experimental
notice: aviso_prévio | sair demitir deixar / antecedência tempo avisar prazo > aviso_prévio antecedência aviso pré-aviso
leave_early: antes_do_fim antecipadamente antes_do_prazo mais_cedo / sair rescindir deixar contrato | antes a_meio / sair ir-me rescindir deixar | sair_antes sair_mais_cedo cancelar_antes > rescisão denúncia antecipada multa
sick: doente doença atestado | se / vomitou vomitar febre | recebo pagam ganho / doente baixa ficar > doença atestado afastamento baixa_médica | doente doentes vómitos febre | baixa_médica doença incapacidade subsídio
pension: aposentadoria reforma previdência > aposentadoria reforma previdência
remote_work: teletrabalho de_casa home_office remoto > teletrabalho home_office remoto
workplace: onde / trabalho trabalhar > local_de_trabalho
rival: concorrente concorrência > concorrência concorrente
other_job: outro_emprego segundo_emprego | outro segundo / trabalho emprego biscate > outra_atividade exclusividade | outra_atividade acumulação exclusividade outro_emprego
bonus: bônus décimo_terceiro subsídio prémio > bônus décimo_terceiro subsídio prémio gratificação
expenses: despesas viagens reembolso_de > despesas reembolso ajudas
rent: aluguel renda / quanto mensal > aluguel renda mensal
rent_due: aluguel renda / quando dia vence > aluguel renda / vencimento até dia
late_payment: atraso tarde / pagar pago pagamento aluguel conta fatura | atraso tarde atrasado / pagar pago > atraso multa juros mora | juros_de_mora mora atraso falta_de_pagamento
deposit: caução depósito / quanto > caução depósito
deposit_back: caução depósito / devolvem volta recuperar > caução depósito / devolvido devolução restituído
pets: cão cachorro gato animal animais > animal animais cão estimação
smoking: fumar cigarro > fumar proibido_fumar
sublet: sublocar airbnb subarrendar turistas > sublocação sublocar subarrendar ceder cessão
guests: visitas hóspedes amigos / ficar dormir podem | trazer levar convidar / amigo amiga convidado alguém > visitas hóspedes visitantes | convidado visitas amigo acompanhante
repairs: conserto reparo reparação consertar avaria quebrou / quem paga avisar > reparos reparação conserto manutenção avarias
utilities: água luz gás condomínio internet / incluído incluída paga > água luz gás condomínio despesas encargos
raise: aumentar aumento reajuste sobe / aluguel preço renda valor | quanto / sobe sobem aumenta aumento > reajuste reajustado atualização aumento índice | alterar alteração modificar / preço preços mensalidade tarifa valor | passa_de passará_de aumenta_de
handing_back: sair devolver / imóvel estado pintar limpar > devolução devolver estado pintura entregar
renewal: renova automaticamente nada prorroga / contrato apólice termina | renova_se renova / sozinho automaticamente | evitar impedir parar / renovação | o_que_acontece / no_final no_fim ao_terminar quando_terminar > renovação renova prorrogado automaticamente renovado renova-se | renova renovação prorroga
entry: proprietário senhorio locador / entrar visitar chaves > vistoria visita acesso entrar
parking: estacionar estacionamento vaga garagem > estacionamento vaga garagem
alterations: obras furar pintar reforma / posso autorização > obras benfeitorias modificações consentimento
quiet: barulho silêncio música > barulho ruído silêncio música
keys: chave chaves > chave chaves fechadura
abroad: exterior estrangeiro espanha frança europa / vale cobre viajar dirigir > exterior estrangeiro territorial europa países
valuables: celular telemóvel bicicleta joias / coberto segurado roubado > joias valores eletrônicos aparelhos
excess: franquia do_meu_bolso > franquia
claim: sinistro acidente roubo dano / comunicar prazo avisar participar > sinistro / comunicar prazo dias participação
premium: prêmio prémio seguro / quanto custa > prêmio prémio
limit: máximo limite no_máximo / paga cobre seguro > máximo limite até capital
not_covered: não_cobre excluído excluídos não_inclui > excluídos exclusões excluído não_estão_cobertos
change_of_mind: arrependo desistir mudar_de_ideia arrependimento | mudar_de_ideias mudar_de_ideia arrepender desistir | posso voltar / atrás arrepender desistir / assinar assinado depois > arrependimento desistência livre_resolução | livre_resolução arrependimento desistência | livre_resolução desistir arrependimento revogação
empty_home: vazia desabitada > desabitado desocupado
dose: quantos quantas quanto quando / tomar comprimidos gotas cápsulas | quantos quantas quanto / comprimidos pastilhas gotas cápsulas / tomo tomar > dose comprimido por_dia posologia mg | cápsula comprimido tomar
missed_dose: esqueci esquecer esqueço > esqueceu esquecimento dose_dobrada
overdose: demais superdosagem > superdose superdosagem sobredosagem
pregnancy: grávida gravidez amamentar amamentação > gravidez grávida amamentação
alcohol: álcool vinho cerveja > álcool bebidas_alcoólicas
driving: dirigir conduzir volante | volante carro / pegar voltar conduzir posso quando > dirigir conduzir condução máquinas
other_medicines: outros_medicamentos ibuprofeno paracetamol aspirina junto > outros_medicamentos interações interação
age: idade criança crianças menor / pode podem partir | que_idade meu_filho minha_filha > anos idade crianças menores
stopping: parar_de_tomar interromper suspender > interromper suspender interrupção
storage: guardar conservar geladeira frigorífico > conservar guardar temperatura geladeira
appeal_time: recorrer recurso reclamar impugnar / prazo tempo quando quanto | recorrer reclamar impugnar recurso / prazo tempo quando até > recurso apelação reclamação impugnação / prazo dias | recurso reclamação impugnar / prazo dias meses
appeal: recorrer recurso apelar contestar impugnar | não_concordo injusto opor-me protestar | reclamar contestar recorrer disto / como posso disto onde > recurso apelação reclamação impugnação tribunal | recurso reclamação impugnação
outcome: ganhou perdeu sentença resultado > procedente improcedente condeno condena julgo
award: indenização indemnização condenado / quanto > condeno indenização indemnização
court_costs: custas honorários despesas_do_processo > custas honorários
decider: quem / decidiu decide juiz > juiz juíza presidente comissão
ignoring: não_faço_nada não_respondo ignorar | se / não_fizer_nada não_faço_nada não_responder | se / não_fizer nada ignorar não_responder > caso_contrário sob_pena na_falta se_não decorrido se_nada silêncio na_falta_de | caso_contrário se_não na_falta_de não_responder sem_resposta
reply_by: responder assinar confirmar inscrever / quando até prazo > resposta confirmação inscrição assinada / até
total: total ao_todo tudo / quanto soma | quanto / tudo no_total devo custa fica sai | quanto / tenho_de_pagar tenho_que_pagar pago pagar fico_a_pagar devo > total valor_total total_a_pagar valor_a_pagar total_da_fatura montante_a_pagar saldo mensalidade
payment_due: quando até / pagar pagamento fatura | quando até_quando prazo / pagar depositar | quando / me_pagam recebo_o_dinheiro meu_dinheiro minha_fatura | quando / débito debitam debitado cobram pagar pago | até_quando quanto_tempo / tenho posso / pagar liquidar > vencimento pagamento / até dias | até_ao até_o vencimento prazo | data_limite data_limite_de_pagamento pagar_até pagamento_até data_de_vencimento vencimento data_de_débito débito_em será_debitado débito_direto data_do_débito vence_em / # | liquidado mais_tardar deve_ser_liquidado data_limite ~ já_pago foi_pago pagamento_recebido obrigado_pelo reposição_em_vigor reabilitação pedido_deve
payment_way: como conta / pagar pago transferência | cartão dinheiro cheque multibanco mbway / pagar pago / posso pode podemos > transferência iban pix boleto conta_bancária número_da_conta | cartão dinheiro cheque multibanco débito_direto
cash: dinheiro cartão cheque | dinheiro numerário cartão cheque / pagar pago > dinheiro cartão cheque | numerário dinheiro cartão transferência multibanco
early_discount: à_vista logo antecipado / pago desconto > desconto à_vista
tax: iva imposto > iva imposto
chair: quem / presidiu preside > presidente presidiu presidência
absent: quem / faltou ausente > ausentes faltas justificada
next_meeting: próxima próximo / reunião assembleia consulta | quando que_horas que_dia / reunião assembleia sessão > próxima_reunião próxima_assembleia próxima_consulta | realizar-se-á terá_lugar / reunião assembleia sessão
vote: votou votos contra absteve > votos contra abstenções unanimidade maioria
cancel: cancelar rescindir anular / como posso quando | posso como / sair desistir deixar terminar | posso pode como / desistir cancelar sair rescindir | como posso quando / cancelar sair desistir rescindir denunciar | como / cancelo cancelar sair desistir isto rescindo > cancelamento rescisão cancelar denúncia desistência livre_resolução resolução desistir | denúncia rescisão cancelamento desistir aviso_prévio | denúncia rescisão cancelamento denúncia_faz-se
cancel_cost: cancelo cancelar anular / custa pagar multa > cancelamento rescisão desistência / % multa taxa
refund: reembolso dinheiro_de_volta devolvem | dinheiro_de_volta reaver devolvem_o_dinheiro > reembolso devolução reembolsado
data: dados / guardados partilhados quem tempo > dados / terceiros conservados
warranty: garantia | e_se se / avariar estragar partir avaria / depois mais_tarde avariar > garantia | garantia
liability: responsável responsabilidade > responsável responsabilidade
law: qual_lei foro tribunal / aplica competente qual > foro lei_portuguesa lei_brasileira tribunal
delivery: quando prazo / entrega chega > entrega prazo_de_entrega
send_back: devolver trocar / produto posso | devolver devolvo trocar / isto posso > devolução troca | devoluções devolução
weight: pesa peso > peso kg
interest: juros taxa > juros taxa taeg
instalment: prestação parcela / empréstimo mês quanto | quanto / pago pagamos custa / mês mensal mensalmente | quanto / mensalidade > mensalidade mensalidades prestação_mensal renda_mensal pagamento_mensal | prestação prestações parcela parcelas renda quota prémio / mês mensal mensais mensalmente
repay_early: antecipadamente antes / empréstimo quitar > amortização reembolso_antecipado liquidação_antecipada
missed_payment: não_consigo_pagar inadimplência / prestação pagar | não_tenho_dinheiro sem_dinheiro não_posso_pagar dificuldades | se / não_pagar não_pago não_pagarmos pagar_tarde atrasar | se / não_pagar_a_tempo atrasar_o_pagamento falhar_o_pagamento deixar_de_pagar não_conseguir_pagar | se / débito / falhar recusado devolvido > falta_de_pagamento não_pagamento incumprimento inadimplência inadimplemento juros_de_mora carta_de_aviso plano_de_pagamento pagamento_em_prestações penhora execução_fiscal injunção despejo | não_paga não_pagar não_pagas não_for_paga não_for_pago não_forem_pagas não_liquidada não_for_liquidada não_paga_no_prazo | atraso mora / pagamento pagar fatura mensalidade renda prestação prémio dívida juros | suspensão suspende / serviço contrato / fatura dívida pagamento
guarantor: fiador garante > fiador fiança
executor: testamenteiro > testamenteiro
heir: herda herdeiro deixa > deixo herdeiro legado
guardian: tutor > tutor tutela
contact: quem qual_número onde / ligar contactar contatar escrever perguntar | quem a_quem como / avisar falar perguntar | para_quem / ligo ligar | número telefone / ligo ligar apoio contacto | a_quem / ligo pergunto | quem / trata acompanha gere / processo caso | quem para_quem / ligo pergunto falo contacto / dúvidas se > telefone contacto contato e-mail linha linha_de_apoio apoio_ao_cliente atendimento sac telemóvel | gestor_do_processo técnico responsável contacto | esclarecimentos esclarece informações
emergency: emergência urgência noite | fuga cheiro cheira / gás > emergência urgência 112 192 | fuga_de_gás cheiro_a_gás
complaint: reclamação reclamar queixa > reclamação reclamações ouvidoria provedor
opening: abre aberto fecha horário > horário aberto funcionamento
signatory: quem / assinou assina > assinatura assinado
venue: onde / realiza reunião local > local sala salão endereço
papers: quais que / documentos papéis > documentos documentação comprovante certidão
bring: levar trazer > trazer levar
pick_up: buscar retirar / criança quem pode | buscar levantar / outra_pessoa avó irmã quem pode | avó avô tia vizinha alguém / buscar buscá-lo ir_buscar levar > buscar retirada autorizadas | buscar autorizadas levantar | pessoas_autorizadas pessoa_autorizada só_é_entregue
arrival: chegada entrada saída / hora | quando que_horas / voltam regresso chegam partida > chegada entrada saída check-in | regresso chegada partida
luggage: bagagem mala > bagagem mala
meals: café_da_manhã pequeno-almoço almoço jantar > café_da_manhã pequeno-almoço refeições almoço
rebook: adiar remarcar mudar_a_data > adiamento remarcação alteração
start_within: quando prazo / começar obras > início obras / prazo meses
less_for_some: aposentados estudantes irmãos / menos desconto grátis > desconto redução isentos gratuito
in_parts: prestações parcelar aos_poucos | às_prestações em_prestações aos_bocados pagar_depois pagar_mais_tarde | pagar posso / poucos aos_poucos prestações faseado parcelar fatiado | dívida fatura valor / prestações parcelar faseado aos_poucos > prestações parcelamento parcelas | fracionado fracionamento plano_de_pagamento | faseado prestações parcelamento fracionado
drivers: quem filho irmão esposa marido / dirigir conduzir > condutor condutores
weekend_work: sábado sábados domingo fim_de_semana > sábado sábados domingo domingos
dismissal: despedir-me demitir-me demitido despedido mandar-me_embora me_demitir me_despedir | empresa empregador patrão chefe senhorio locador cliente / despedir demitir rescindir > despedimento demissão rescindir rescisão denúncia resolução cessar cessação
ownership: quem / pertence pertencem direitos dono proprietário / trabalho trabalhos desenhos obra código software resultados fotos textos dados invenções | direitos_de_autor propriedade_intelectual > propriedade_intelectual direitos_de_autor direitos_autorais direitos cede cessão titularidade
late_delivery: atraso tarde / entrego entregar entrega obra trabalhos projeto fornecedor terminar > atraso penalidade multa por_dia por_semana
offer_open: oferta proposta orçamento preço / quanto_tempo até_quando válido válida vale expira > válido válida validade vigência expira
proxy: em_meu_lugar no_meu_lugar em_meu_nome representar procuração outra_pessoa delegar / posso pode ir votar vir quem enviar | alguém vizinho outro amigo / mandar enviar votar por_mim no_meu_lugar > procuração representante representar representado mandatário delegar
why_more: porquê por_que porque / mais_caro subiu aumento aumentou mais_alto maior tanto mais > devido_a por_causa porque motivo deve-se resulta em_virtude já_que
supply_cut: cortar cortam corte cortar-me desligar desligam suspender / luz água gás internet linha energia telefone | vão cortar cortar-me / luz água gás internet me / vão podem | quanto quando tempo / sem / elevador água luz aquecimento gás internet tempo > suspenso suspensa suspensão interrompido interrompida interrupção corte / fornecimento abastecimento água energia eletricidade serviço gás | fornecimento_será interrompido | ficará_parado estará_parado fora_de_serviço indisponível
direct_debit: tirar_o_dinheiro tiram débito debitado debitam descontado sai_da_conta automático > débito debitado débito_direto autorização_de_débito
follow_up: quando / voltar consulta controlo médico retorno revisão | quando / tenho preciso / voltar > consulta controlo seguimento retorno / marcada dia em semanas h | consulta_de_seguimento seguimento
return_property: devolver devolvo entregar ficar_com / portátil computador telemóvel celular chaves carro cartão farda material | quando / devolvo entrego / portátil computador telemóvel > devolver devolvido entregue entregar devolução restituir / computador portátil telemóvel celular equipamento chaves material cartão | computador portátil equipamento / entregue devolvido
included: incluído incluída incluso inclui entra à_parte contemplado > incluído incluída incluso contemplado inclui à_parte excluído a_cargo_do opcional
payment_stages: quanto quando tenho / entrada sinal adiantado adiantamento início caução_inicial > sinal adiantamento entrada / adjudicação assinatura % encomenda €
meter_reading: consumi consumo gastei contador leitura | quanto / consumi gastei consumo / mês meses dois três estes período ano > consumo leitura / kwh m³ período #
visit: quando que_dia que_horas / técnico canalizador encanador eletricista funcionário perito alguém / vem vêm passa chega > técnico colaborador funcionário equipa perito / entre das h passará
be_home: estar_em_casa em_casa presente estar_lá > presença facultar_o_acesso garantir_o_acesso estar_presente um_adulto
missed_visit: não_estiver não_está_ninguém ninguém não_abrir não_estou faltar_à_visita / se que custa > nova_deslocação segunda_visita deslocação_em_vão nova_visita ausência_do_cliente visita_improdutiva
debt_from: de_onde porquê quê / dívida dinheiro vem valor devo > em_atraso em_dívida por_pagar não_pagas vencidas em_falta / quotas quota faturas fatura mensalidades prestações rendas meses
no_show: não_for não_aparecer faltar não_vou falto não_comparecer / se que acontece custa multa > falta_injustificada faltas_injustificadas não_comparência ausência_injustificada não_comparecimento
refuse_change: não_concordo não_aceito não_quero não_gosto discordo / preço aumento condições tarifa alteração > não_aceite não_concorde não_concordar discordância não_aceitar / rescindir cancelar resolver alteração custos contrato
cover_lost: ainda_estou_segurado segurado ainda_coberto estou_coberto sem_seguro > coberturas_cessam cobertura_cessa sem_cobertura cobertura_suspensa coberturas_ficam_suspensas deixa_de_estar
undo_ending: travar evitar anular impedir cancelar_a reverter / rescisão resolução cancelamento despejo | dá posso ainda / travar parar reverter / rescisão resolução despejo > rescisão resolução cancelamento denúncia / sem_efeito anulada revogada
job_length: quanto_tempo quantos_dias / demoram demora dura duram obra obras trabalhos > dias_úteis semanas prazo / execução obra obras trabalhos duração
credit_record: banco_de_portugal serasa spc nome_sujo lista_negra > central_de_responsabilidades serasa spc proteção_ao_crédito
payment_break: saltar adiar suspender congelar / prestação prestações pagamento pagamentos mês empréstimo > suspender suspensão moratória adiar carência
bid_deadline: quando até_quando prazo / proposta candidatura entregar apresentar > prazo_de_entrega apresentação_das_propostas data_limite
response_time: quanto_tempo quanto_demoram rápido / responder reparar vir avaria > tempo_de_resposta prazo_de_resposta resolução
liability_cap: máximo limite quanto / responsabilidade responde indemnização danos > responsabilidade / limitada limite máximo
kept_how_long: quanto_tempo quando / guardam conservam apagam dados > conservados conservação eliminados prazo_de_conservação
subcontract: outra_empresa outra_pessoa subcontratar ceder > subcontratar subcontratação subempreitada
preexisting: já_doente doença antes crónica / cobre seguro paga > preexistentes preexistente anteriores
who_insured: quem mulher marido filhos família / seguro coberto > pessoas_seguras segurados tomador
clawback: prémio bónus / devolver ficar sair > devolver restituir / cessação saída
training_costs: curso formação / paga pagar devolver > formação curso / custo despesas
carry_over: férias dias / sobram perco próximo_ano > transitam acumular ano_seguinte
confidentiality: contar falar segredo dizer > confidencialidade confidencial sigilo
quorum: quantos suficiente quórum / votos presentes > quórum primeira_convocatória segunda_convocatória maioria
appeal_fee: custa pagar taxa grátis / recurso recorrer reclamar > gratuito sem_custos taxa
side_effects: efeitos mal enjoo / medicamento comprimido > efeitos_secundários efeitos_indesejáveis
see_doctor: quando logo / médico urgência ligar voltar > imediatamente urgência voltar_ao_serviço
back_to_work: quando quanto / trabalhar trabalho voltar > baixa incapacidade regresso_ao_trabalho
with_food: comer jejum refeição / tomar comprimido > refeições refeição jejum
`
