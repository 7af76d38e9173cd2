/** Plain SQL on the embedded database, as its owner. For start-up, the gateway and the server's own functions. */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>
  /** Several statements in one transaction. */
  script(text: string): Promise<void>
}
