import { authScreens } from './auth-screens.ts'
import { creditScreens } from './credit-screens.ts'
import { publicScreens } from './public-screens.ts'
import { resultScreens } from './result-screens.ts'
import { scanScreens } from './scan-screens.ts'
import type { Screen } from './screen.ts'
import { settingsScreens } from './settings-screens.ts'
import { summarizerScreens } from './summarizer-screens.ts'
import { tryOutScreens } from './try-out-screens.ts'

/** Every screen in every state that a person can meet. Tests and pictures walk this one list. */
export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...tryOutScreens,
  ...authScreens,
  ...summarizerScreens,
  ...resultScreens,
  ...scanScreens,
  ...creditScreens,
  ...settingsScreens,
]
