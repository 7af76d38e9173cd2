const words = `
between zwischen entre the a an this that these those and or of in on at to for with by from as is are be was were shall will may must can not no any all each such if when where which who whom whose it its his her their our your my i we you he she they
landlord tenant lessor lessee employer employee buyer seller purchaser vendor borrower lender guarantor customer client supplier contractor consultant agent licensor licensee party parties company director directors manager secretary witness owner insured insurer trustee executor patient doctor nurse applicant claimant defendant respondent plaintiff court judge solicitor attorney counsel
agreement contract lease deed schedule annex appendix exhibit clause section article paragraph page part chapter table figure term terms premises property rent deposit payment notice date dated signed signature name names address telephone phone mobile email e-mail fax number account bank invoice amount total price fee fees services goods insurance policy certificate report summary introduction background conclusion
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
dear sir madam sirs regards sincerely faithfully yours best kind thank thanks please re subject ref reference enclosure cc
north south east west street road lane avenue house floor unit city county state country europe european union united kingdom england wales scotland ireland germany france spain italy london paris berlin madrid
der die das des dem den ein eine einer eines einem und oder von zu im in am an auf mit für bei aus nach über unter vor durch ist sind wird werden hat haben nicht kein keine sowie als bis zum zur dieser diese dieses ihr ihre ihren ihrem ihrer sein seine wir sie ich er es
mieter mieterin vermieter vermieterin arbeitgeber arbeitgeberin arbeitnehmer arbeitnehmerin käufer käuferin verkäufer verkäuferin auftraggeber auftragnehmer kunde kundin darlehensgeber darlehensnehmer versicherungsnehmer versicherer gesellschaft geschäftsführer geschäftsführerin geschäftsführung vorstand zeuge zeugin patientin arzt ärztin gericht kläger beklagte rechtsanwalt rechtsanwältin
vertrag mietvertrag arbeitsvertrag kaufvertrag vereinbarung anlage anhang paragraph absatz satz nummer seite miete kaution zahlung frist kündigung datum ort unterschrift name vorname nachname anschrift adresse telefon mobil konto bank betrag summe preis rechnung versicherung bericht zusammenfassung
montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli august oktober dezember
sehr geehrte geehrter damen herren herr herrn frau freundlichen grüßen grüße betreff deutschland österreich schweiz
le la les un une du de des et ou à au aux en dans par pour sur avec sans est sont sera seront ne pas ce cette ces son sa ses leur leurs notre nos votre vos il elle ils elles nous vous je qui que dont
bailleur locataire preneur employeur salarié salariée vendeur acheteur acquéreur emprunteur prêteur client cliente assuré assureur société gérant gérante directeur directrice président présidente témoin notaire tribunal demandeur défendeur avocat avocate médecin patiente
contrat bail avenant annexe article clause page objet durée loyer dépôt garantie paiement préavis date fait signature nom prénom adresse téléphone courriel compte banque montant total prix facture assurance rapport conclusion
lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre
monsieur madame mademoiselle messieurs mesdames maître cordialement salutations distinguées veuillez
el la los las un una unos unas y o de del al en por para con sin es son será no se su sus este esta estos estas que quien cuyo lo
arrendador arrendadora arrendatario arrendataria empleador trabajador trabajadora vendedor vendedora comprador compradora prestamista prestatario cliente asegurado asegurador sociedad empresa director directora administrador administradora testigo notario juzgado demandante demandado abogado abogada médico paciente
contrato anexo cláusula artículo página objeto duración renta alquiler fianza pago preaviso fecha firma firmado nombre apellidos domicilio dirección teléfono correo cuenta banco importe total precio factura seguro informe conclusión
lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
señor señora don doña estimado estimada atentamente saludos españa
dña mr mrs ms miss dr prof herr frau mme mlle sr sra sig
`

/** Words that are written large but are nobody's name: roles, parts of documents, days, forms of address. */
const noNames: ReadonlySet<string> = new Set(words.trim().split(/\s+/u))

export function isNoName(word: string): boolean {
  return noNames.has(word.toLowerCase())
}
