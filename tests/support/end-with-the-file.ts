import { afterAll } from 'vitest'
import { endWhatTheFileStarted } from '@tests/support/endings'

// Registered before any hook of the file, and so run after all of them.
afterAll(endWhatTheFileStarted)
