import { actorOf } from '../../platform/http/actor.ts';
import { noContent, type Handlers } from '../../platform/http/operation.ts';
import type { AccessService } from './accessService.ts';
import type { BulkUserService } from './bulkService.ts';
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
  | 'adminSetUserStates'
  | 'adminSetUserNewsletters'
  | 'adminSendAccountMail'
  | 'adminEndUserSessions'
  | 'getMyRemoval'
  | 'deleteMe';

/** The calls that run accounts (docs/product.md §10), and the one that ends one's own. */
export const userRoutes = (
  users: UserService,
  bulk: BulkUserService,
  access: AccessService,
): Handlers<UserOperation> => ({
  async adminGetUsers(call) {
    const { sort = 'createdAt', direction = 'ASC' } = call.query;
    return { body: await users.list(sort, direction, call.now) };
  },
  async adminCreateUser(call) {
    return { body: await users.create(call.body, actorOf(call)) };
  },
  async adminPageUsers(call) {
    return { body: await users.page(call.body, call.now) };
  },
  async adminGetUser(call) {
    return { body: await users.read(call.params.id, call.now) };
  },
  async adminUpdateUser(call) {
    return { body: await users.update(call.params.id, call.body, actorOf(call)) };
  },
  async adminDeleteUser(call) {
    await users.remove(call.params.id, call.query.version, actorOf(call));
    return noContent;
  },
  async adminGetUserRemoval(call) {
    return { body: await users.removal(call.params.id, call.viewer, call.now) };
  },
  async adminSetUserNewsletter(call) {
    const { id, type } = call.params;
    return { body: await users.setNewsletter(id, { list: type, subscribed: call.body.value }, actorOf(call)) };
  },
  async adminSetUserState(call) {
    return { body: await users.setState(call.params.id, call.body, actorOf(call)) };
  },
  async adminSetUserStates(call) {
    return { body: await bulk.setStates(call.body, actorOf(call)) };
  },
  async adminSetUserNewsletters(call) {
    return { body: await bulk.setNewsletters(call.body, actorOf(call)) };
  },
  async adminSendAccountMail(call) {
    return { status: 202, body: await access.sendMail(call.params.id, call.body.mail, actorOf(call)) };
  },
  async adminEndUserSessions(call) {
    return { body: await access.endSessions(call.params.id, actorOf(call)) };
  },
  async getMyRemoval(call) {
    const { viewer } = call;
    return { body: await users.removal(viewer.accountId, viewer, call.now) };
  },
  async deleteMe(call) {
    await users.removeOwn(call.body.current, actorOf(call));
    return noContent;
  },
});
