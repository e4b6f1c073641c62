import { adminCommand } from '@server/commands/admin/admin-command'
import { runProcess } from '@server/commands/shared/run-command'

void runProcess(adminCommand)
