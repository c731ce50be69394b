import { actorOf } from '../http/actor.ts';
import { noContent, requireAdministrator, requireViewer, type Handlers } from '../http/operation.ts';
import type { UserService } from './service.ts';

type UserOperation =
  | 'adminGetUsers'
  | 'adminCreateUser'
  | 'adminPageUsers'
  | 'adminGetUser'
  | 'adminUpdateUser'
  | 'adminDeleteUser'
  | 'adminGetUserRemoval'
  | 'adminSetUserNewsletter'
  | 'adminSetUserState'
  | 'getMyRemoval'
  | 'deleteMe';

/** The calls that run accounts (docs/product.md §10), and the one that ends one's own. */
export const userRoutes = (users: UserService): Handlers<UserOperation> => ({
  async adminGetUsers(call) {
    requireAdministrator(call);
    const { sort = 'createdAt', direction = 'ASC' } = call.query;
    return { body: await users.list(sort, direction) };
  },
  async adminCreateUser(call) {
    return { body: await users.create(call.body, actorOf(call)) };
  },
  async adminPageUsers(call) {
    requireAdministrator(call);
    return { body: await users.page(call.body) };
  },
  async adminGetUser(call) {
    requireAdministrator(call);
    return { body: await users.read(call.params.id) };
  },
  async adminUpdateUser(call) {
    return { body: await users.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminDeleteUser(call) {
    await users.remove(call.params.id, call.query.version, actorOf(call));
    return noContent;
  },
  async adminGetUserRemoval(call) {
    return { body: await users.removal(call.params.id, requireAdministrator(call), call.now) };
  },
  async adminSetUserNewsletter(call) {
    const { id, type } = call.params;
    return { body: await users.setNewsletter(id, type, call.body.value, actorOf(call)) };
  },
  async adminSetUserState(call) {
    return { body: await users.setState(call.params.id, call.body, actorOf(call)) };
  },
  async getMyRemoval(call) {
    const viewer = requireViewer(call);
    return { body: await users.removal(viewer.accountId, viewer, call.now) };
  },
  async deleteMe(call) {
    const { clock, requestId } = call;
    await users.removeOwn(call.body.current, { viewer: requireViewer(call), clock, requestId });
    return noContent;
  },
});
