import type { DatabaseOptions } from '../database-options.ts'
import type { Keys } from '../keys/keys.ts'
import { createAuthMailer } from '../mail/auth-mail.ts'
import { redirectAddresses } from '../redirect-addresses.ts'
import type { Lite, LiteApp, LiteConnection } from './import-lite.ts'

/** Builds the embedded Supabase server. Nothing runs before its schema is ensured. */
export function createLiteApp(
  lite: Lite,
  connection: LiteConnection,
  keys: Keys,
  options: DatabaseOptions,
): LiteApp {
  const siteUrl = options.publicOrigins[0] ?? 'http://localhost:3000'
  const app = new lite.App({
    connection,
    api: { schemas: ['public'], extra_search_path: ['public'], external_url: siteUrl },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: redirectAddresses(options.publicOrigins),
      jwt_secret: keys.jwtSecret,
      jwt_expiry: 3600,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      enable_refresh_token_rotation: true,
      minimum_password_length: options.policy.passwordMinLength,
      email: { enable_signup: true, enable_confirmations: true, otp_length: 10, otp_expiry: 3600 },
      external:
        options.google === undefined
          ? {}
          : {
              google: {
                enabled: true,
                client_id: options.google.clientId,
                secret: options.google.clientSecret,
                redirect_uri: `${siteUrl}/auth/v1/callback`,
              },
            },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true, disableFallback: false } },
  })
  app._mailer = createAuthMailer()
  return app
}
