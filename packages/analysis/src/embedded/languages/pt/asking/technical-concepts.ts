export const technicalConcepts = `
perpetual: perpétuo perpétua perpetuidade indeterminado ilimitado ilimitada permanente para_sempre vitalício caduca caducar
disclose: divulgar divulgação divulgado revelar revelação difundir comunicar_a_terceiros tornar_público tornado_público vazar vazamento
lawsuit: processar ação_judicial ações_judiciais processo_judicial litígio pôr_em_tribunal levar_a_tribunal demandar queixa
preset: predefinido predefinida predefinição por_omissão por_defeito padrão valor_padrão de_fábrica
compatible: compatível compatíveis compatibilidade suportado suportada funciona_com
version: versão versões edição revisão
restart: reiniciar reinício reinicia reiniciado voltar_a_ligar
switch_off: desligar desligado desliga desligamento encerrar apagar desconectar
log: registo registos registro registros histórico
connector: porta portas tomada tomadas conector conectores ficha entrada_usb
by_hand: à_mão manual manualmente editar editado
reactivate: reativar reativação reativado voltar_a_entrar regressar reintegrar reintegração readmissão retomar desbloquear
expel: expulsar expulsão expulso excluir exclusão afastar pôr_fora mandar_embora
guarantor: fiador fiadora fiadores fiança aval avalista garante
discard: deitar_fora jogar_fora descartar descarte eliminar desfazer-se deitar_ao_lixo
discontinued: descontinuado descontinuada já_não_se_fabrica já_não_se_vende ainda_disponível fora_de_produção obsoleto
logo: logótipo logotipo logo marca marcas emblema
letter_case: maiúsculas maiúscula minúsculas minúscula
technology: técnico técnica técnicos tecnologia tecnológico informático
candidacy: candidato candidata candidatos candidatura candidaturas candidatar-se
interpret: interpretação interpretar interpretado significado entende-se_por
composition: composto composta composição constituído constituída integrado formado_por fazem_parte
term_of_office: mandato duração_do_mandato em_funções no_cargo exerce_o_cargo
trial_use: teste testar experimentar versão_de_teste versão_experimental avaliação demonstração
electricity: elétrico elétrica eletricista eletricistas cablagem cabo cabos instalação_elétrica
`
