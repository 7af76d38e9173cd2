export const technicalConcepts = `
perpetual: perpetuo perpetua perpetuidad indefinido indefinida indefinidamente permanente para_siempre vitalicio ilimitado caduca caducar
disclose: divulgar divulgación divulgado revelar revela revelación filtrar filtración filtro_la difundir comunicar_a_terceros hacer_público hecho_público desvelar
lawsuit: demandar demanda demandas pleito juicio acción_judicial acciones_legales litigio proceso_judicial denunciar querella
preset: por_defecto predeterminado predeterminada valor_predeterminado de_fábrica ajuste_de_fábrica preconfigurado estándar
compatible: compatible compatibles compatibilidad admite soportado soportada funciona_con sirve_con
version: versión versiones edición revisión
restart: reiniciar reinicio reinicia reiniciado volver_a_arrancar volver_a_encender
switch_off: apagar apagado apagarse apaga desconectar desconexión desconecta cortar_la_corriente
log: registro registros bitácora histórico traza
connector: puerto puertos conector conectores enchufe toma clavija
by_hand: a_mano manual manualmente editar editado uno_mismo
reactivate: reactivar reactivación reactivado volver_a_entrar reincorporar reincorporación reingreso reanudar regresar readmisión desbloquear
expel: expulsar expulsión expulsado excluir exclusión echar echado echarme dar_de_baja_forzosa separar_de
guarantor: avalista avalistas aval avales fiador fiadora garante fianza_personal responde_con avalar
discard: tirar tirarlo desechar deshacerse desecho eliminar botar tirar_a_la_basura punto_limpio
discontinued: descatalogado descatalogada ya_no_se_fabrica ya_no_se_vende todavía_se_vende fuera_de_producción obsoleto discontinuado
logo: logo logos logotipo marca marcas emblema
letter_case: mayúscula mayúsculas minúscula minúsculas
technology: técnico técnica técnicos tecnología tecnológico informático
candidacy: candidato candidata candidatos candidatura candidaturas presentarse se_presenta postular postulante aspirante
interpret: interpretación interpretar interpretado significado qué_significa se_entiende_por
composition: compuesto compuesta composición se_compone integrado integrada formado_por consta_de forman_parte
term_of_office: mandato duración_del_mandato en_el_cargo cargo permanece_en_el_cargo ejerce_el_cargo
trial_use: prueba probar versión_de_prueba periodo_de_prueba_gratuito evaluación demostración prueba_gratuita
electricity: eléctrico eléctrica electricista electricistas cableado cable cables instalación_eléctrica conexión_eléctrica
`
