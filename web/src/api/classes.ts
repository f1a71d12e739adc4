// Classes that last: docs/protocol.md#classes.
import { ask } from './http';
import type { ClassFile, ClassInfo, ClassListed } from './messages';

export const myClasses = () => ask<ClassListed[]>('GET', '/classes');
export const createClass = (name: string) => ask<ClassInfo>('POST', '/classes', { name });
export const bringClass = (file: ClassFile) => ask<ClassInfo>('POST', '/classes/bring', file);
export const classOf = (id: string) => ask<ClassInfo>('GET', `/classes/${id}`);
export const classFile = (id: string) => ask<ClassFile>('GET', `/classes/${id}/file`);
export const eraseClass = (id: string) => ask<null>('POST', `/classes/${id}/erase`, {});
