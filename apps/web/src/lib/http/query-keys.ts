/** The key of everything that is asked of the server. What belongs to an account is read again together. */
export const queryKeys = {
  account: (userId: string) => ['account', userId] as const,
  profile: (userId: string) => ['account', userId, 'profile'] as const,
  purchases: (userId: string) => ['account', userId, 'purchases'] as const,
  activation: (transactionId: string) => ['activation', transactionId] as const,
  welcome: (userId: string) => ['welcome', userId] as const,
  checkout: ['checkout'] as const,
}
