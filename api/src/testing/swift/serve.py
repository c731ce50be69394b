"""
OpenStack Swift with its S3 interface, for tests: proxy, account, container and object server in one process, one
replica, on loopback at free ports, everything below one folder.

    python3 serve.py FOLDER ACCESS_KEY SECRET_KEY

Writes the port of the S3 interface as one line and ends when its standard input does: it cannot outlive its test.
Needs Debian's package python3-swift, which starts nothing by itself.
"""

import os
import socket
import sys
import time

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import storage_policy, utils

# Before the servers are imported: they read the policies and the secret of the object names at once.
FOLDER, ACCESS_KEY, SECRET_KEY = sys.argv[1:]
utils.SWIFT_CONF_FILE = os.path.join(FOLDER, "swift.conf")
utils.HASH_PATH_SUFFIX = b"test"
storage_policy.reload_storage_policies()

from swift.account.server import AccountController
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp
from swift.container.server import ContainerController
from swift.obj.server import ObjectController

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:s3api]
use = egg:swift#s3api
# Small pages, so that every listing of a test has several.
max_bucket_listing = 5
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
"""


class NoCache:
    """Stands where memcached would: tempauth insists on a cache, and one that holds nothing is never stale."""

    def get(self, *_args, **_options):
        return None

    def set(self, *_args, **_options):
        pass

    def delete(self, *_args, **_options):
        pass


class QuietLog:
    def write(self, _line):
        pass

    def flush(self):
        pass


def listen():
    listener = eventlet.listen(("127.0.0.1", 0), backlog=1024)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def serve(listener, app):
    eventlet.spawn(
        wsgi.server,
        listener,
        app,
        QuietLog(),
        protocol=SwiftHttpProtocol,
        # The S3 interface must answer "ETag", not "Etag".
        capitalize_response_headers=False,
        custom_pool=eventlet.GreenPool(1000),
    )
    return listener.getsockname()[1]


def write_ring(name, port):
    builder = RingBuilder(part_power=2, replicas=1, min_part_hours=0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, name + ".ring.gz"))


def main():
    os.environ["TZ"] = "UTC+0"
    time.tzset()
    os.makedirs(os.path.join(FOLDER, "devices", "disk"))
    conf = {
        "devices": os.path.join(FOLDER, "devices"),
        "swift_dir": FOLDER,
        "mount_check": "false",
        "log_level": "ERROR",
    }
    for name, controller in (("account", AccountController), ("container", ContainerController), ("object", ObjectController)):
        write_ring(name, serve(listen(), controller(conf)))
    account, user = ACCESS_KEY.split(":")
    proxy_conf = os.path.join(FOLDER, "proxy-server.conf")
    with open(proxy_conf, "w") as file:
        file.write(PROXY.format(folder=FOLDER, account=account, user=user, secret=SECRET_KEY))
    proxy = loadapp(proxy_conf)

    def cached(environment, start_response):
        environment["swift.cache"] = NoCache()
        return proxy(environment, start_response)

    print(serve(listen(), cached), flush=True)
    # Where standard input is a pipe, it ends with the test that holds its other end.
    eventlet.tpool.execute(sys.stdin.read)
    os._exit(0)


main()
