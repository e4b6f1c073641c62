import { readConfig } from '@server/config'
import { drainOnSignal } from '@server/drain'
import { startPortal } from '@server/portal'
import { createLogger } from '@server/platform/http/logger'

/** The server with a fault in it: a promise that fails where nobody waits for it. */
const config = readConfig(process.env)
const logger = createLogger(config.logLevel)
const portal = await startPortal({ config, logger, webRoot: null, build: 'test' })
drainOnSignal(portal, logger)
process.stderr.write(`The portal is open at ${portal.url}\n`)
setTimeout(() => void Promise.reject(new Error('thrown where nobody waits')), 50)
