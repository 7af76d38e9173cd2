/** Written for the try-out; nobody signed it. */
export const sampleAgreement = `Consulting Agreement

This Consulting Agreement is made on 12 January 2026 between Larkspur Kitchens Ltd (the Client) and Odile Marchetti, trading as Marchetti Design (the Consultant). The purpose of this Agreement is to set out the terms on which the Consultant designs the kitchens of twelve restaurants of the Client.

1. Services

The Consultant shall deliver a complete design for one restaurant every month, starting on 1 February 2026. Each design includes a floor plan, a list of equipment and a cost estimate that is accurate to within ten percent (10%).

The Client may ask for changes to a design within twenty-one (21) days of receiving it. Changes are included in the fee however often the Client asks for them.

2. Fees and payment

The Client shall pay a fixed fee of $8,400 for each design. Invoices are payable within forty-five (45) days of receipt. Sums that are paid late bear interest at one percent (1%) per month.

Travel is paid at cost and may not exceed $1,500 a month without written approval. The Client may withhold up to half of an invoice while a design is in dispute.

3. Term and renewal

This Agreement runs for twelve (12) months from 1 February 2026. It renews automatically for a further twelve (12) months unless either party gives written notice at least ninety (90) days before it ends. Fees for a renewed term may not rise by more than three percent (3%).

4. Intellectual property

All designs belong to the Client as soon as they are delivered, whether or not they have been paid for. The Consultant may show finished kitchens in a portfolio six (6) months after they open to the public.

5. Exclusivity

During the term and for eighteen (18) months afterwards the Consultant shall not design for any restaurant within thirty (30) miles of a restaurant of the Client. The Client pays nothing for this restriction.

6. Confidentiality

The Consultant shall keep recipes, prices and sales figures of the Client secret for five (5) years after the end of this Agreement.

7. Liability and insurance

The Consultant shall carry professional indemnity insurance of at least $1,000,000 throughout the term. The liability of the Consultant under this Agreement is not limited. The liability of the Client is limited to the fees of the last three months.

The Consultant shall indemnify the Client against every loss that arises from an error in a design, including loss of profit while a restaurant is closed.

8. Ending the agreement

The Client may end this Agreement at any time on fourteen (14) days' notice and then pays only for designs already accepted. The Consultant may end it only if an invoice has been unpaid for sixty (60) days.

9. Law

This Agreement is governed by the law of the State of Oregon. Disputes go first to mediation in Portland; each party bears its own costs.
`
