import { answerRequests } from './answer-requests.ts'
import type { DeviceRequest } from './protocol.ts'

const answer = answerRequests((message) => self.postMessage(message))

self.addEventListener('message', (event: MessageEvent<DeviceRequest>) => answer(event.data))
