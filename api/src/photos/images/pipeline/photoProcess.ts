/** The process that works on photos (isolatedTasks.ts). */
import { photoTasks } from './photoTasks.ts';
import { serveTasks } from './taskMessages.ts';

serveTasks(photoTasks);
