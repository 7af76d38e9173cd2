/** Documents written for the tests. */
export const lease = `COMMERCIAL LEASE AGREEMENT

This Commercial Lease Agreement (the "Lease") is made on 3 March 2025 between Harbour Estates Ltd. (the "Landlord") and Blue Finch Bakery GmbH (the "Tenant").

1. PREMISES
1.1 The Landlord lets to the Tenant the shop on the ground floor of 14 Quay Street, Bristol, with a floor area of 120 square metres.
1.2 The Tenant may use the premises only as a bakery with a café.

2. TERM
2.1 The initial term of this Lease shall be five (5) years and shall commence on 1 April 2025.
2.2 The Lease renews automatically for successive periods of one year unless either party gives written notice of non-renewal at least six (6) months before the end of the current term.

3. RENT
3.1 The Tenant shall pay a monthly rent of £2,450, due in advance on the first working day of each month.
3.2 If rent is more than ten days late, the Tenant shall pay a late fee of 4% of the overdue amount.
3.3 The Tenant shall pay a deposit of £7,350 before the keys are handed over.

4. ASSIGNMENT
4.1 The Tenant shall not assign this Lease or sublet the premises without the prior written consent of the Landlord.

5. INSURANCE
5.1 The Tenant shall maintain public liability insurance of at least £2,000,000 throughout the term.

6. LIABILITY
6.1 In no event shall the Landlord's total liability under this Lease exceed an amount equal to twelve months of rent.

7. GOVERNING LAW
7.1 This Lease shall be governed by and construed in accordance with the laws of England and Wales.

Page 1 of 1
[Page 2 content could not be extracted]
`

export const report = `Annual Report on the City Library 2024

Contents
1 Visitors ........ 2
2 Budget ........ 3

Executive Summary
The City Library served 412,000 visitors in 2024, an increase of 9 percent over the year before. Digital loans grew faster than any other service and now make up a third of all loans.

Visitors
Most visitors come on weekday afternoons. The children's department received 96,000 visits after it moved to the ground floor. The reading room was closed for six weeks because of a burst pipe.

Budget
The library spent $3.2 million, of which staff costs were $2.1 million. A shortfall of $140,000 is expected in 2025 because the state grant ends on 30 June 2025.

Risks
If the grant is not replaced, opening hours will have to be cut and the mobile library may fail. The burst pipe showed that the old heating system is a serious danger to the collection.

Conclusions
Overall, demand for the library is rising while its funding is falling. The move of the children's department was a success.

Recommendations
We recommend replacing the heating system before the winter of 2025. The city should establish a fund for the mobile library.
`

export const abstract = `Sparse Gradients for Small Devices

Training neural networks on small devices is limited by memory. Existing methods reduce memory by quantising weights, but they lose accuracy on long sequences. In this paper, we propose SparseStep, a training method that keeps only the largest gradients of each layer in memory. SparseStep needs no change to the network and works with any optimiser. Experiments on three speech tasks show that it cuts memory by 62 percent while accuracy drops by less than half a point.`

export const germanLetter = `Sehr geehrte Frau Keller,

hiermit kündigen wir den Mietvertrag über die Wohnung in der Lindenstraße 12 in Köln fristgerecht zum 30. September 2025. Die Kündigungsfrist beträgt drei Monate. Die Kaution in Höhe von 1.800 Euro überweisen Sie bitte nach der Übergabe auf das bekannte Konto. Wir empfehlen, die Übergabe der Wohnung am 28. September um 10 Uhr durchzuführen. Bei Schäden haftet der Mieter nach den gesetzlichen Vorschriften.

Mit freundlichen Grüßen
Jonas Weber`

export const twoSentences = 'The bridge opens on Monday. Cyclists may use the left lane.'

export const chinese =
  '本合同有效期为三年，自2025年1月1日起计算。租金为每月五千元，于每月一日支付。乙方不得擅自转租房屋。'

export const documents = [lease, report, abstract, germanLetter, twoSentences, chinese]
