import { parentPort } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'
import { tasks } from './tasks.ts'

if (parentPort) serveTasks(parentPort, tasks)
