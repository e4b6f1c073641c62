import { z } from 'zod'
import { defineTask } from '@server/platform/jobs/task'

const nothing = z.strictObject({})

/** To those who want to be told by mail at once. */
export const mailTask = defineTask('notifications.mail', nothing)
/** To those whose time of the day has come. */
export const digestTask = defineTask('notifications.send_digests', nothing)
